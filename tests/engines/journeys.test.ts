import { describe } from 'vitest';
import { compareNames } from './journeys/names.ts';
import { contact } from './journeys/contact.ts';
import { viewGallery } from './journeys/gallery.ts';
import { give } from './journeys/give.ts';
import { navigate } from './journeys/navigate.ts';
import { goWithoutScript } from './journeys/no-script.ts';
import { sponsor } from './journeys/sponsor.ts';
import { newVisitor } from './setup/visitor.ts';

// In one file, because starting a browser takes as long as a journey.
describe('a visitor', () => {
  const visitor = newVisitor();
  for (const journey of [navigate, sponsor, give, viewGallery, contact, compareNames]) {
    journey(visitor);
  }
});

describe('a visitor without script', () => {
  goWithoutScript(newVisitor({ script: false }));
});
