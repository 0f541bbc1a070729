import sharp from 'sharp';

/** The colour that fills most of a picture, as CSS writes it. */
export async function photoColor(picture: Buffer): Promise<string> {
  const small = await sharp(picture)
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize(64)
    .toColourspace('srgb')
    .removeAlpha()
    .png()
    .toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
