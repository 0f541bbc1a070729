import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';

const settings = '../../content/organization-settings.ts';

// Test files share their modules.
afterAll(() => {
  vi.doUnmock(settings);
  vi.resetModules();
});

async function render(whatsApp: string | null): Promise<string> {
  vi.resetModules();
  vi.doMock(settings, () => ({ organizationSettings: { whatsApp } }));
  const { MessageForm } = await import('./message-form.tsx');
  return renderToStaticMarkup(
    <MessageForm
      fields={{ props: { ref: createRef(), id: 'test' }, values: null, change: () => undefined }}
      byEmail="Send by e-mail"
      subject="Hello"
      compose={() => ({ subject: 'Hello', lines: [], ending: '' })}
    >
      <input name="word" />
    </MessageForm>,
  );
}

test('WhatsApp is offered only where the home has a number for it', async () => {
  expect(await render(null)).not.toContain('WhatsApp');
  expect(await render('254712345678')).toContain('>WhatsApp</button>');
});
