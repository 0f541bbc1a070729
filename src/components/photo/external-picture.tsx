import { useState } from 'react';
import type { ExternalPhotoFile, LocalPhotoFile } from '../../content/photo-files.generated.ts';
import { usePictureOutcome } from './use-picture-outcome.ts';
import { LocalPicture, type PictureProps } from './local-picture.tsx';
import { photoLayouts } from './photo-layouts.ts';
import styles from './photo.module.css';

type ExternalPictureProps = PictureProps & {
  file: ExternalPhotoFile;
  standIn: { slug: string; file: LocalPhotoFile };
};

/**
 * A picture of the allowed stock-photo host: fetched only when it is about to be seen, without
 * saying which page asks. Where the host does not answer, a picture of our own takes its place.
 */
export function ExternalPicture({ file, standIn, ...props }: ExternalPictureProps) {
  const [lost, setLost] = useState(false);
  return lost ? (
    <LocalPicture {...props} {...standIn} />
  ) : (
    <HostedPicture {...props} file={file} onError={() => setLost(true)} />
  );
}

function HostedPicture({ file, ...props }: PictureProps & { file: ExternalPhotoFile }) {
  const { slug, layout, alt, className } = props;
  const { image } = usePictureOutcome(props);
  return (
    <picture
      className={`${styles['photo']} ${className ?? ''}`}
      data-photo={slug}
      data-fit={photoLayouts[layout].fit}
    >
      <img
        {...image}
        // React sets attributes in this order, and an address is fetched as soon as it is set.
        referrerPolicy="no-referrer"
        loading="lazy"
        src={file.source}
        width={file.width}
        height={file.height}
        alt={alt ?? file.alt}
        decoding="async"
      />
    </picture>
  );
}
