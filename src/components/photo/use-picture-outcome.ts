import { useEffect, useEffectEvent, useRef, useState } from 'react';

type PictureOutcomeOptions = {
  onLoad?: (() => void) | undefined;
  onError?: (() => void) | undefined;
};

/** Also reports a picture that loaded or failed before hydration. */
export function usePictureOutcome({ onLoad, onError }: PictureOutcomeOptions) {
  const [failed, setFailed] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  const fail = () => {
    setFailed(true);
    onError?.();
  };
  const catchUp = useEffectEvent(() => {
    if (!ref.current?.complete) return;
    if (ref.current.naturalWidth > 0) onLoad?.();
    else fail();
  });
  useEffect(() => catchUp(), []);
  return { failed, image: { ref, onLoad, onError: fail } };
}
