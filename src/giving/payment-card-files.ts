/** Made by `npm run cards`. Addresses have no extension (png, avif, pdf). Sizes are in px. */
export const paymentCardFiles = {
  'payment-card': { address: '/cards/payment-card', width: 1240, height: 874 },
  poster: { address: '/cards/poster', width: 1080, height: 1350 },
} as const;
