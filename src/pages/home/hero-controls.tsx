import { needsScript, needsReact } from '../../boot-contract.ts';
import { Icon } from '../../design-system/icon.tsx';
import styles from './hero-controls.module.css';
import type { HeroRotationState } from './use-hero-rotation.ts';

export function HeroControls({ count, rotation }: { count: number; rotation: HeroRotationState }) {
  const { index, paused, togglePause, dispatch } = rotation;
  return (
    <div
      className={`${styles.controls} no-print`}
      role="group"
      aria-label="Pictures"
      {...needsScript}
    >
      <button
        type="button"
        className={styles.pause}
        aria-label={paused ? 'Play slideshow' : 'Pause slideshow'}
        onClick={togglePause}
        {...needsReact}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
      {Array.from({ length: count }, (_, slide) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- a dot is its position
          key={slide}
          type="button"
          className={styles.dot}
          aria-label={`Show picture ${slide + 1} of ${count}`}
          aria-current={slide === index ? 'true' : undefined}
          onClick={() => dispatch({ type: 'show', index: slide })}
          {...needsReact}
        />
      ))}
    </div>
  );
}
