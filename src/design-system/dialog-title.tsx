import type { ComponentProps } from 'react';

type DialogTitleProps = Omit<ComponentProps<'h2'>, 'ref' | 'tabIndex'>;

/** A dialog opens with the focus here: on a button, a screen reader would not say what has opened. */
export function DialogTitle({ children, ...props }: DialogTitleProps) {
  return (
    <h2
      {...props}
      tabIndex={-1}
      // React writes this into the built HTML only.
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the focus when the dialog opens, not before
      autoFocus
      ref={(heading) => heading?.setAttribute('autofocus', '')}
    >
      {children}
    </h2>
  );
}
