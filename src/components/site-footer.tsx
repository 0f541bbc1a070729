import { Fragment } from 'react';
import { Link } from 'react-router';
import { organization } from '../content/organization.ts';
import { picturesDrawn } from '../content/photos.generated.ts';
import { pageAt, type SitePath } from '../site-map.ts';
import { NewTabLink } from '../design-system/new-tab-link.tsx';
import { sentenceCase } from '../lib/text.ts';
import { OrganizationAddress } from './organization-address.tsx';
import { PhoneLink } from './phone-link.tsx';
import { SiteMark } from './site-mark.tsx';
import { VisitCount } from './visit-count/visit-count.tsx';
import styles from './site-footer.module.css';

declare const __BUILD_YEAR__: string;

type FooterLink = { to: string; label: string };

const quickLinks = linksTo('/about', '/children', '/programs', '/gallery');

const getInvolvedLinks: readonly FooterLink[] = [
  { to: '/get-involved#sponsor', label: 'Sponsor' },
  { to: '/get-involved#volunteer', label: 'Volunteer' },
  { to: '/get-involved#donate', label: 'Donate' },
  { to: '/get-involved#fundraise', label: 'Fundraise' },
];

const statementLinks = linksTo('/accessibility', '/privacy', '/safeguarding');

function linksTo(...paths: SitePath[]): FooterLink[] {
  return paths.map((to) => ({ to, label: pageAt(to).name }));
}

function FooterLinks({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <div className={`${styles.links} no-print`}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function SiteFooter() {
  const { name, shortName, descriptor, phones, email, otherEmails, socialLinks } = organization;
  const { builder } = organization;
  const links = builder
    ? [...socialLinks, { name: builderWords(builder.name), url: builder.url }]
    : socialLinks;
  return (
    <footer className={styles.footer}>
      <div className={`${styles.page} page-width`}>
        <div className={styles.columns}>
          <div>
            <p className={styles.brand}>
              <SiteMark />
              {shortName}
            </p>
            <p className={styles.descriptor}>{descriptor}</p>
          </div>
          <FooterLinks title="Quick links" links={quickLinks} />
          <FooterLinks title="Get involved" links={getInvolvedLinks} />
          <div className={styles.contact}>
            <h2 className={styles.title}>Contact</h2>
            <OrganizationAddress />
            <ul>
              {phones.map((phone) => (
                <li key={phone}>
                  <PhoneLink number={phone} call />
                </li>
              ))}
            </ul>
            {[email, ...otherEmails].map((it) => (
              <p key={it}>
                <a href={`mailto:${it}`}>{it}</a>
              </p>
            ))}
          </div>
          <DrawnPictures />
        </div>
        <div className={`${styles.last} no-print`}>
          <p>{`© ${__BUILD_YEAR__} ${name}`}</p>
          <nav className={styles.statements} aria-label="About this site">
            {statementLinks.map(({ to, label }) => (
              <Fragment key={to}>
                <Link to={to}>{label}</Link>{' '}
              </Fragment>
            ))}
          </nav>
          <VisitCount />
          {links.map(({ name, url }) => (
            <Fragment key={url}>
              <NewTabLink href={url}>{name}</NewTabLink>{' '}
            </Fragment>
          ))}
        </div>
      </div>
    </footer>
  );
}

function builderWords(name: string | null): string {
  return name ? `Website by ${name}` : 'Website credits';
}

function DrawnPictures() {
  if (picturesDrawn === 'none') return null;
  return (
    <p className={styles.drawn}>
      {picturesDrawn === 'all'
        ? 'The pictures on this site are drawn. They show no real child and no real room.'
        : `${sentenceCase(picturesDrawn)} pictures on this site are drawn, and show no real child and no real room.`}
    </p>
  );
}
