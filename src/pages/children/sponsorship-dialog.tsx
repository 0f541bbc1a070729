import { useRef, useState, type RefObject } from 'react';
import { Photo } from '../../components/photo/photo.tsx';
import type { PhotoSlug } from '../../content/photo-files.generated.ts';
import { knowsInvokerCommands } from '../../browser/invoker-commands.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './sponsorship-dialog.module.css';
import { SponsorshipForm } from './sponsorship-form.tsx';
import { planFragment, sponsorshipInterest } from './sponsorship-interest.ts';
import { SponsorshipThanks } from './sponsorship-thanks.tsx';
import type { SponsorshipFlow } from './use-sponsorship-flow.ts';

type SponsorshipDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  id: string;
  childName: string;
  photo: PhotoSlug;
  /** Such as '$185 a year (KSH 24,000)'. */
  price: string;
  flow: SponsorshipFlow;
  onClosed: () => void;
};

/**
 * A native dialog that is part of the prerendered HTML, so that it opens before hydration. The form stays
 * mounted behind the thanks, so that nothing typed is lost.
 */
export function SponsorshipDialog(props: SponsorshipDialogProps) {
  const { ref, id, childName, photo, price, flow, onClosed } = props;
  const form = useRef<HTMLFormElement>(null);
  const close = () => ref.current?.close();
  const closeWithoutCommand = () => {
    if (!knowsInvokerCommands()) close();
  };
  const [fragment, setFragment] = useState('');
  const { sent, hold } = flow;
  return (
    <dialog
      ref={ref}
      id={id}
      className={`${styles.dialog} no-print`}
      aria-labelledby={sent ? `${id}-thanks` : `${id}-title`}
      onClose={() => {
        flow.reset();
        onClosed();
      }}
      onKeyDown={hold}
      onPointerDown={hold}
      onTouchStart={hold}
      onPointerMove={(event) => {
        // When the content changes under a resting pointer, browsers send a move by 0 px.
        if (event.movementX !== 0 || event.movementY !== 0) hold();
      }}
    >
      {sent ? <SponsorshipThanks id={`${id}-thanks`} fragment={fragment} onClose={close} /> : null}
      <div className={styles.content} hidden={sent}>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          command="close"
          commandfor={id}
          onClick={closeWithoutCommand}
        >
          <Icon name="close" />
        </button>
        <div className={styles.child}>
          <Photo slug={photo} sizes="5.5rem" alt="" className={styles.photo} />
          <div>
            <h2 id={`${id}-title`}>{`Support ${childName}`}</h2>
            <p className={styles.price}>{price}</p>
          </div>
        </div>
        <p className={styles.lead}>
          Tell us how to reach you. Your mail app will then open with the message, ready to send.
        </p>
        <SponsorshipForm
          ref={form}
          id={id}
          childName={childName}
          sending={flow.sending}
          tooLong={flow.tooLong}
          onEdit={flow.edit}
          onCancel={closeWithoutCommand}
          onSubmit={() =>
            flow.send('email', () => {
              if (!form.current) throw new Error('The sponsorship form is not there');
              setFragment(planFragment(form.current));
              return sponsorshipInterest(form.current, childName);
            })
          }
        />
      </div>
    </dialog>
  );
}
