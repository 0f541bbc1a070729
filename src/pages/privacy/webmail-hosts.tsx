import { webmailAddresses } from '../../lib/mailto.ts';

const hosts = webmailAddresses({ to: '', subject: '', body: '' }).map(({ label, href }) => ({
  label,
  host: new URL(href).host,
}));

export function WebmailHosts() {
  return (
    <ul>
      {hosts.map(({ label, host }) => (
        <li key={host}>{`${label}: ${host}`}</li>
      ))}
    </ul>
  );
}
