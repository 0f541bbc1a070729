export const contactSubjects = [
  { value: 'sponsorship', label: 'Sponsoring a child' },
  { value: 'volunteer', label: 'Volunteering' },
  { value: 'donation', label: 'Donating' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'visit', label: 'Visiting the home' },
  { value: 'general', label: 'General question' },
  { value: 'other', label: 'Something else' },
] as const;
