export const notFoundTexts = {
  title: 'Oops! Page not found',
  text: 'There is no page at this address. The home page leads to all the others.',
} as const;
