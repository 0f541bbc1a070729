import * as fc from 'fast-check';

/** A `unit` for `fc.string`. fast-check's own 'binary' takes five seconds to prepare in each file that uses it. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .map((code) => String.fromCodePoint(code));
