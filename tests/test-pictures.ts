import sharp, { type Sharp } from 'sharp';

// Pictures as phones, cameras and messengers make them, in the smallest accepted size, which is encoded quickly.

const WIDTH = 600;
const HEIGHT = 1200;

/** Red, lime, blue and white, from the top left to the bottom right. */
export const inQuarters = 'ff0000 00ff00 0000ff ffffff';

function quarters(width = WIDTH, height = HEIGHT): Sharp {
  const pixels = Buffer.from(inQuarters.replaceAll(' ', ''), 'hex');
  const picture = sharp(pixels, { raw: { width: 2, height: 2, channels: 3 } });
  return picture.resize(width, height, { fit: 'fill', kernel: 'nearest' });
}

export async function jpeg(width = WIDTH, height = HEIGHT): Promise<Buffer> {
  return await quarters(width, height).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Stored on its side, as phones do, with the EXIF orientation that turns it upright. */
export async function turnedJpeg(): Promise<Buffer> {
  const upright = await quarters().png().toBuffer();
  const picture = sharp(upright).rotate(270).withMetadata({ orientation: 6 });
  return await picture.jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
}

/** The colours of a picture's four quarters, as `inQuarters` takes them. */
export async function quarterColors(picture: Buffer): Promise<string> {
  const small = sharp(picture).toColourspace('srgb').removeAlpha();
  const pixels = await small.resize(2, 2, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
  const full = Buffer.from(pixels.map((value) => (value > 127 ? 255 : 0)));
  return full.toString('hex').match(/.{6}/g)?.join(' ') ?? '';
}

const whereabouts = 'Latitude 1 17 S, Grace Wanjiru, serial 4711';

/** With the place and the owner of the camera, as sharp itself writes and finds them. */
export async function placedJpeg(): Promise<Buffer> {
  const exif = {
    IFD0: { Artist: 'Grace Wanjiru' },
    IFD3: {
      GPSLatitudeRef: 'S',
      GPSLatitude: '1/1 17/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '37/1 0/1 0/1',
    },
  };
  return await quarters().withExif(exif).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
}

/** What a JPEG may hold beside its pixels: the marker of a segment, and how its content begins. */
export const segments: readonly [marker: number, start: string][] = [
  [0xe1, 'Exif\0\0'],
  [0xe1, 'http://ns.adobe.com/xap/1.0/\0'],
  [0xed, 'Photoshop 3.0\0'],
  [0xea, 'maker '],
  [0xe2, 'MPF\0'],
  [0xfe, 'a comment '],
];

/** A JPEG with a further segment. */
export async function tellingJpeg([marker, start] = segments[0] ?? [0, '']): Promise<Buffer> {
  const content = `${start}${whereabouts}`;
  const head = Buffer.from([0xff, marker, 0, content.length + 2]);
  const whole = await jpeg();
  return Buffer.concat([whole.subarray(0, 2), head, Buffer.from(content), whole.subarray(2)]);
}

/** A JPEG with a film behind it. */
export async function movingJpeg(): Promise<Buffer> {
  return Buffer.concat([await jpeg(), Buffer.from(`....ftypmp42 ${whereabouts}`)]);
}

export async function gif(): Promise<Buffer> {
  return await quarters().gif().toBuffer();
}

export function heic(): Buffer {
  const bytes = Buffer.alloc(2000);
  bytes.writeUInt32BE(24, 0);
  bytes.write('ftypheic\0\0\0\0mif1heic', 4, 'latin1');
  return bytes;
}

export async function deepPng(): Promise<Buffer> {
  return await quarters().toColourspace('rgb16').png().toBuffer();
}

export async function savedAs(format: 'webp' | 'avif'): Promise<Buffer> {
  return await quarters().toFormat(format).toBuffer();
}
