/** Words that are fixed to the letter: tests, and people who know the site, look for them. */
export const fixedTexts = {
  loading: 'Loading...',
  sending: 'Sending...',
  thankYou: 'Thank You!',
  sponsorshipSent:
    "Your interest in supporting our children has been sent. We'll contact you soon to discuss the next steps.",
  contactSent: "Thank you for your message! We'll get back to you soon.",
  noChildren: 'No children found for the selected filter.',
  noPhotos: 'No photos found for the selected category.',
  pageNotFound: 'Oops! Page not found',
  unexpectedError: 'Unexpected Application Error!',
  /** For the console alone. */
  submitFailed: 'Error submitting form',
  selectSubject: 'Select a subject',
  sponsored: 'Sponsored',
} as const;
