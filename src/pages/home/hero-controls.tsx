import { needsScript, needsReact } from '../../boot-contract.ts';
import { Icon } from '../../design-system/icon.tsx';
import styles from './hero-controls.module.css';

type HeroControlsProps = {
  count: number;
  index: number;
  paused: boolean;
  onShow: (slide: number) => void;
  onTogglePause: () => void;
};

export function HeroControls({ count, index, paused, onShow, onTogglePause }: HeroControlsProps) {
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
        onClick={onTogglePause}
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
          onClick={() => onShow(slide)}
          {...needsReact}
        />
      ))}
    </div>
  );
}
