import { needsReact } from '../../boot-contract.ts';
import { Icon, type IconName } from '../../design-system/icon.tsx';
import styles from './plan-button.module.css';

type PlanButtonProps = { icon: IconName; text: string; onClick: () => void };

/** A button that looks like a link, below the plan. */
export function PlanButton({ icon, text, onClick }: PlanButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick} {...needsReact}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}
