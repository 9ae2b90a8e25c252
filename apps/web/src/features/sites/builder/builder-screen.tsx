import type { Me } from '@hearthline/contract/users';
import { useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { PartProps } from '../model/part-props.ts';
import type { PanelPart } from '../model/parts.ts';
import { parsePart } from '../model/parts.ts';
import { AddressPart } from '../parts/address-part.tsx';
import { CitiesPart } from '../parts/cities-part.tsx';
import { ContactPart } from '../parts/contact-part.tsx';
import { LogoPart } from '../parts/logo-part.tsx';
import { LookPart } from '../parts/look-part.tsx';
import { SectionsPart } from '../parts/sections-part.tsx';
import { VersionsPart } from '../parts/versions-part.tsx';
import { PublishPart } from '../publish/publish-part.tsx';
import { BuilderFrame, LoadedSite, PartHead } from './builder-frame.tsx';
import { PartList, SiteHead } from './part-list.tsx';

interface Part {
  Part: ComponentType<PartProps>;
  /** Of the page, that the preview shows meanwhile. */
  section?: string;
  /** Something of it is written in both languages. */
  isWritten?: boolean;
}

/** With the drawing of charts, which nothing else here needs. */
const VisitsPart = lazyPart<PartProps>(async () => (await import('../parts/visits-part.tsx')).VisitsPart);

const parts: Record<PanelPart, Part> = {
  cities: { Part: CitiesPart, section: 'cities' },
  logo: { Part: LogoPart, isWritten: true },
  look: { Part: LookPart },
  sections: { Part: SectionsPart },
  contact: { Part: ContactPart, section: 'contact' },
  address: { Part: AddressPart },
  visits: { Part: VisitsPart },
  versions: { Part: VersionsPart },
};

/** All parts of the site beside its preview, or one of them; publishing takes the whole screen. */
export function BuilderScreen({ me }: { me: Me | undefined }) {
  const { t } = useTranslation('sites');
  const { part: asked } = useSearch({ strict: false }) as { part?: string };
  const part = parsePart(asked);
  return (
    <LoadedSite title={t('title')}>
      {(state) => {
        if (part === 'publish') return <PublishPart state={state} />;
        if (part === null)
          return (
            <BuilderFrame state={state} head={<SiteHead state={state} />}>
              <PartList state={state} me={me} />
            </BuilderFrame>
          );
        const { Part, section, isWritten } = parts[part];
        return (
          <BuilderFrame
            state={state}
            section={section}
            isWritten={isWritten}
            head={<PartHead title={t(`parts.${part}`)} hasLanguages={isWritten} />}
          >
            <Part state={state} me={me} />
          </BuilderFrame>
        );
      }}
    </LoadedSite>
  );
}
