import { Icon } from './icon.tsx';
import styles from './check-list.module.css';

type CheckListProps = { items: readonly string[] };

export function CheckList({ items }: CheckListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
