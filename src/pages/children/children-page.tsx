import { AnswersSection } from '../../components/answers/answers-section.tsx';
import { ClosingBand } from '../../components/closing-band.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { wayToHelpAddress } from '../../content/addresses.ts';
import { groupsOfChildren } from '../../content/groups-of-children.ts';
import { childrenTexts } from '../../content/page-texts/children.ts';
import { pageNames } from '../../content/shared-texts.ts';
import { ButtonLink } from '../../design-system/button.tsx';
import { ChildrenSection } from './children-section.tsx';
import { FeesBanner } from './fees-banner.tsx';
import mist from './mist.module.css';

export function Component() {
  return (
    <>
      <PageHead
        title={pageNames.children}
        lead={childrenTexts.lead}
        photo="walk-to-school"
        hour="mist"
        sun
        crowded="outer"
      >
        <ButtonLink to="#children" look="blue" label="Sponsor a Child" />
      </PageHead>
      <FeesBanner />
      <ChildrenSection profiles={groupsOfChildren} />
      <AnswersSection place="children" title={childrenTexts.answers} />
      <ClosingBand
        title="One child, one year at school"
        text={childrenTexts.ending}
        hour="mist"
        scene={mist}
      >
        <ButtonLink to="#children" look="sun" label="Start Sponsoring Today" />{' '}
        <ButtonLink
          to={wayToHelpAddress('sponsor')}
          look="outline"
          label="Learn More About Sponsorship"
        />
      </ClosingBand>
    </>
  );
}
