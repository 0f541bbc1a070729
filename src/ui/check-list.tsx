import { Icon } from './icon.tsx';
import { unbroken } from './unbroken.tsx';
import styles from './check-list.module.css';

type CheckListProps = { items: readonly string[] };

export function CheckList({ items }: CheckListProps) {
  return (
    <ul className={styles['list']}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span>{unbroken(item)}</span>
        </li>
      ))}
    </ul>
  );
}
