import {
  photoFiles,
  type LocalPhotoFile,
  type PhotoFile,
  type PhotoSlug,
} from '../../content/photo-files.generated.ts';
import { ExternalPicture } from './external-picture.tsx';
import { LocalPicture, type PictureProps } from './local-picture.tsx';
import { photoAddress } from './photo-address.ts';

type PhotoProps = Omit<PictureProps, 'slug'> & { slug: PhotoSlug };

const files: Readonly<Record<string, PhotoFile>> = photoFiles;

/**
 * The one way to show a photo. Its colours stand in until the picture is painted over them, with
 * or without script; a picture that can't be had leaves the colour and its alternative text.
 */
export function Photo(props: PhotoProps) {
  const file = fileOf(props.slug);
  if (!('source' in file)) return <LocalPicture {...props} file={file} />;
  return <ExternalPicture {...props} file={file} standIn={standInOf(file.standIn)} />;
}

/** The picture as large as a screen shows it, in the format that every browser reads. */
export function largePhotoAddress(slug: PhotoSlug): string {
  const file = fileOf(slug);
  return 'source' in file ? file.source : photoAddress(slug, file, 1600, 'jpg');
}

function fileOf(slug: string): PhotoFile {
  const file = files[slug];
  if (!file) throw new Error(`There is no photo "${slug}"; run: npm run photos`);
  return file;
}

function standInOf(slug: string): { slug: string; file: LocalPhotoFile } {
  const file = fileOf(slug);
  if ('source' in file) throw new Error(`"${slug}" can't stand in: it is no photo of our own`);
  return { slug, file };
}
