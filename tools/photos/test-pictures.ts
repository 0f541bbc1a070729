import sharp, { type Sharp } from 'sharp';

// Pictures as phones, cameras and messengers make them, in the smallest accepted size, which is encoded quickly.

export const WIDTH = 600;
export const HEIGHT = 1200;

/** Red, lime, blue and white, from the top left to the bottom right. */
function quarters(width = WIDTH, height = HEIGHT): Sharp {
  const part = { width: width / 2, height: height / 2, channels: 3 } as const;
  const tile = (background: string, left: number, top: number) => ({
    input: { create: { ...part, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    tile('#0f0', width / 2, 0),
    tile('#00f', 0, height / 2),
    tile('#fff', width / 2, height / 2),
  ]);
}

export async function jpeg(width = WIDTH, height = HEIGHT): Promise<Buffer> {
  return await quarters(width, height).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Stored turned, as phones do, with the EXIF orientation that turns it upright. */
export async function turnedJpeg(orientation: number, width = WIDTH, height = HEIGHT) {
  const upright = await quarters(width, height).png().toBuffer();
  const angle = [0, 0, 180, 180, 270, 270, 90, 90][orientation - 1] ?? 0;
  const mirrored = [2, 4, 5, 7].includes(orientation);
  const turned = await sharp(mirrored ? await sharp(upright).flop().toBuffer() : upright)
    .rotate(angle)
    .toBuffer();
  return await sharp(turned)
    .withMetadata({ orientation })
    .jpeg({ chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** In the order of `quarters`. */
export async function quarterColors(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const names = new Map([
    ['100', 'red'],
    ['010', 'lime'],
    ['001', 'blue'],
    ['111', 'white'],
  ]);
  const at = (x: number, y: number) => {
    const index = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
    const bits = [0, 1, 2].map((channel) => ((data[index + channel] ?? 0) > 127 ? 1 : 0));
    return names.get(bits.join('')) ?? bits.join('');
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join(' ');
}

function segment(marker: number, content: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content)]);
}

const whereabouts = 'Latitude 1 17 S, Grace Wanjiru, serial 4711';

/** With GPS, XMP, IPTC, a comment, a maker's segment, a list of pictures, and a video after the picture. */
export async function tellingJpeg(width = WIDTH, height = HEIGHT): Promise<Buffer> {
  const gps = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 17/1 0/1' } };
  const base = await quarters(width, height)
    .withExif({ IFD0: { ImageDescription: whereabouts }, ...gps })
    .jpeg()
    .toBuffer();
  return Buffer.concat([
    base.subarray(0, 2),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x>${whereabouts}</x>`),
    segment(0xed, `Photoshop 3.0\0${whereabouts}`),
    segment(0xea, `maker ${whereabouts}`),
    segment(0xe2, `MPF\0${whereabouts}`),
    segment(0xfe, whereabouts),
    base.subarray(2),
    Buffer.from(`....ftypmp42 ${whereabouts}`),
  ]);
}

/** With two bytes before a marker, as some programs write. Decoders warn and lose nothing. */
export async function strayJpeg(): Promise<Buffer> {
  const whole = await jpeg();
  const table = whole.indexOf(Buffer.from([0xff, 0xdb]));
  return Buffer.concat([whole.subarray(0, table), Buffer.from('??'), whole.subarray(table)]);
}

/** Only its header says 20000 by 14000 px. Encoding so many would take seconds. */
export async function huge(): Promise<Buffer> {
  const bytes = await jpeg();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(14_000, frame + 5);
  bytes.writeUInt16BE(20_000, frame + 7);
  return bytes;
}

/** 1200 by 16 px each, in one file, which sharp can't write. The brand 'avis' makes it an animation. */
export function avifOfTwo(brand: 'avif' | 'avis'): Buffer {
  const file = Buffer.from(
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAAQNtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9jAAAAAERAAAIAAQAAAAAA+gABAAAALQAAAC8AAgAAAAAA+gABAAAALQAAAC8AAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABhdjAxAAAAABVpbmZlAgAAAAACAABhdjAxAAAAAA5waXRtAAAAAAABAAAAXGlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAABLAAAAAQAAAAEHBpeGkAAAAAAwgICAAAABxpcG1hAAAAAAAAAAIAAQOBAgMAAgOBAgMAAAA3bWRhdBIACgk4KOV/tICGg0gyIBf5MUJwAAsAAqxDaQyzfnpgIzcKszW/gCEBrPjCM3Mk',
    'base64',
  );
  file.write(brand, 8, 'latin1');
  return file;
}

export async function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const first = await quarters(80, 40).png().toBuffer();
  const frames = [first, await sharp(first).flop().png().toBuffer()];
  return await sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

export function heic(): Buffer {
  const bytes = Buffer.alloc(2000);
  bytes.writeUInt32BE(24, 0);
  bytes.write('ftypheic\0\0\0\0mif1heic', 4, 'latin1');
  return bytes;
}

export async function cmykJpeg(width = WIDTH, height = HEIGHT): Promise<Buffer> {
  return await quarters(width, height).toColourspace('cmyk').jpeg().toBuffer();
}

export async function deepPng(): Promise<Buffer> {
  return await quarters().toColourspace('rgb16').png().toBuffer();
}
