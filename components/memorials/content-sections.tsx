'use client'

import { GalleryEditor } from '@/components/media/gallery-editor'
import { AutosavedSection } from '@/components/memorials/autosaved-section'
import { BiographyField } from '@/components/memorials/biography-field'
import { DonationFields } from '@/components/memorials/donation-fields'
import { useEditor } from '@/components/memorials/editor-provider'
import { EditorSection } from '@/components/memorials/editor-section'
import { FuneralAnswers } from '@/components/memorials/funeral-answers'
import { FuneralProgramme } from '@/components/memorials/funeral-programme'
import { MusicLinkFields } from '@/components/memorials/music-link-fields'
import { DateFields, NameFields } from '@/components/memorials/name-fields'
import { FuneralFields, RestingFields } from '@/components/memorials/place-fields'
import { PortraitPicker } from '@/components/memorials/portrait-picker'
import { TextField } from '@/components/memorials/text-field'
import { TimelineEditor } from '@/components/timeline/timeline-editor'
import { TextLink } from '@/components/ui/text-link'
import type { AnswersView } from '@/lib/domain/ceremonies/schema'
import { useGallery } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { EPITAPH_MAX_LENGTH } from '@/lib/domain/memorials/schema'
import { musicPath } from '@/lib/domain/music/paths'
import type { TimelineEventView } from '@/lib/domain/timeline/schema'

// Constants outside the components: a new array on each render would create a new form.
const nameAndDates = ['name', 'dates'] as const
const epitaph = ['epitaph'] as const
const biography = ['biography'] as const
const music = ['music'] as const
const resting = ['resting'] as const
const funeral = ['funeral', 'donations'] as const

type FarewellSectionsProps = {
  answers: AnswersView
  /** Of the funeral's programme; null without one. */
  programmeBytes: number | null
  /** Why a programme sent without script was refused. */
  refusal: string | undefined
}

export type ContentSectionsProps = FarewellSectionsProps & { events: TimelineEventView[] }

/** The sections that visitors see. */
export function ContentSections({ events, ...farewell }: ContentSectionsProps) {
  const { opened, memorial, portraitId, coverId, choose, reportOtherChange, keeper } = useEditor()
  const { pictures } = useGallery(opened.id, opened.pictures)
  return (
    <>
      <EditorSection id="navn" title="Navn og datoer" intro="Skriv så meget, I ved.">
        <AutosavedSection sections={nameAndDates}>
          <NameFields />
          <DateFields isLiving={opened.isOwnStory} />
        </AutosavedSection>
      </EditorSection>
      <EditorSection id="portraet" title="Portræt og forside">
        <div className="space-y-10">
          <PortraitPicker place="portraitId" hint="Det første, man ser. Højst 30 MB." />
          <PortraitPicker place="coverId" hint="Et bredt billede bag navnet, for eksempel et landskab. Højst 30 MB." />
          {!opened.isOwnStory && (
            <AutosavedSection sections={epitaph}>
              <TextField
                name="epitaph"
                label="Mindeord"
                hint="En linje eller to under navnet. Måske det, der står på stenen."
                optional
                rows={2}
                maxLength={EPITAPH_MAX_LENGTH}
              />
            </AutosavedSection>
          )}
        </div>
      </EditorSection>
      <EditorSection id="livshistorie" title="Livshistorie">
        <AutosavedSection sections={biography}>
          <BiographyField />
        </AutosavedSection>
      </EditorSection>
      <EditorSection id="tidslinje" title="Tidslinje" intro="Dagene og årene, der betød noget.">
        <TimelineEditor
          memorialId={opened.id}
          keeper={keeper}
          events={events}
          pictures={pictures}
          born={memorial.born}
          died={memorial.died}
          onChanged={reportOtherChange}
        />
      </EditorSection>
      <EditorSection
        id="billeder"
        title="Billeder, film og stemmer"
        intro="De gemmes, efterhånden som de kommer ind. Rækkefølgen her er den samme som på siden."
      >
        <GalleryEditor
          memorialId={opened.id}
          opened={opened.pictures}
          room={opened.room}
          portraitId={portraitId}
          coverId={coverId}
          onChoose={choose}
        />
      </EditorSection>
      <EditorSection id="musik" title="Musik">
        <p>
          Musik, I selv lægger op, har <TextLink href={musicPath(opened.slug)}>sin egen side</TextLink>.
        </p>
        <AutosavedSection sections={music}>
          <MusicLinkFields />
        </AutosavedSection>
      </EditorSection>
      {!opened.isOwnStory && <FarewellSections {...farewell} />}
    </>
  )
}

function FarewellSections({ answers, programmeBytes, refusal }: FarewellSectionsProps) {
  return (
    <>
      <EditorSection id="gravsted" title="Gravsted" intro="Så kan andre finde vej.">
        <AutosavedSection sections={resting}>
          <RestingFields />
        </AutosavedSection>
      </EditorSection>
      <EditorSection
        id="bisaettelse"
        title="Begravelse eller bisættelse"
        intro="Tid og sted skjules af sig selv, når dagen er gået."
      >
        <AutosavedSection sections={funeral}>
          <FuneralFields />
          <DonationFields />
        </AutosavedSection>
        <FuneralProgramme bytes={programmeBytes} refusal={refusal} />
        <FuneralAnswers answers={answers} />
      </EditorSection>
    </>
  )
}
