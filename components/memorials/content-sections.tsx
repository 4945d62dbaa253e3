'use client'

import { GalleryEditor } from '@/components/media/gallery-editor'
import { AutosavedSection } from '@/components/memorials/autosaved-section'
import { BiographyField } from '@/components/memorials/biography-field'
import { useEditor } from '@/components/memorials/editor-provider'
import { EditorSection } from '@/components/memorials/editor-section'
import { FuneralProgramme } from '@/components/memorials/funeral-programme'
import { DonationFields, MusicLinkFields } from '@/components/memorials/listed-fields'
import { DateFields, NameFields } from '@/components/memorials/name-fields'
import { FuneralFields, RestingFields } from '@/components/memorials/place-fields'
import { PortraitPicker } from '@/components/memorials/portrait-picker'
import { TextField } from '@/components/memorials/text-field'
import { TimelineEditor } from '@/components/timeline/timeline-editor'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { comingText } from '@/lib/domain/ceremonies/copy'
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
      <EditorSection id="navn" intro="Skriv så meget, I ved.">
        <AutosavedSection sections={nameAndDates}>
          <NameFields />
          <DateFields isLiving={opened.isOwnStory} />
        </AutosavedSection>
      </EditorSection>
      <EditorSection id="portraet">
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
      <EditorSection id="livshistorie">
        <AutosavedSection sections={biography}>
          <BiographyField />
        </AutosavedSection>
      </EditorSection>
      <EditorSection id="tidslinje" intro="Dagene og årene, der betød noget.">
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
      <EditorSection id="musik">
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
      <EditorSection id="gravsted" intro="Så kan andre finde vej.">
        <AutosavedSection sections={resting}>
          <RestingFields />
        </AutosavedSection>
      </EditorSection>
      <EditorSection id="bisaettelse" intro="Tid og sted skjules af sig selv, når dagen er gået.">
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

/** Who has answered that they come, for those who write on the page. */
function FuneralAnswers({ answers: { items, persons } }: { answers: AnswersView }) {
  if (items.length === 0) return null
  return (
    <details className="rounded-lg bg-muted px-5 py-2">
      <summary className="min-h-touch cursor-pointer content-center font-semibold">{comingText(persons)}</summary>
      <ul>
        {items.map((answer) => (
          <li key={answer.id} className="flex min-h-touch items-center justify-between gap-4">
            <span dir="auto">
              {answer.name} ({answer.persons})
            </span>
            <form method="post" action={`/api/funeral-answers/${answer.id}/remove`}>
              <Button type="submit" variant="ghost" aria-label={`Fjern svaret fra ${answer.name}`}>
                Fjern
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  )
}
