'use client'

import { useFormContext } from 'react-hook-form'
import { PlanNote } from '@/components/billing/plan-note'
import { AutosavedSection } from '@/components/memorials/autosaved-section'
import { useEditor } from '@/components/memorials/editor-provider'
import { EditorSection, ReportUnsaved } from '@/components/memorials/editor-section'
import { LayoutFields, ThemeFields } from '@/components/memorials/look-fields'
import { OwnerDecides } from '@/components/memorials/owner-decides'
import { PublishSection } from '@/components/memorials/publish-section'
import { SectionForm } from '@/components/memorials/section-form'
import { TextField } from '@/components/memorials/text-field'
import { ModerationFields, VisibilityFields } from '@/components/memorials/visibility-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { CopyButton } from '@/components/ui/copy-button'
import { roomTexts } from '@/lib/domain/billing/copy'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

const days = [
  { name: 'remembersBirth', label: 'På fødselsdagen' },
  { name: 'remembersDeath', label: 'På dødsdagen' },
] as const

/** Whether members get a notification on the day every year. */
function RemembranceFields() {
  const { register } = useFormContext<MemorialForm>()
  return (
    <div className="space-y-1">
      {days.map(({ name, label }) => (
        <Checkbox key={name} label={label} {...register(name)} />
      ))}
    </div>
  )
}

const look = ['look'] as const
const layout = ['layout'] as const
const remembrance = ['remembrance'] as const
const visibility = ['visibility'] as const
const moderation = ['moderation'] as const
const address = ['address'] as const

/** The look of the page: every editor may choose the colours, only the owner the layout. */
export function LookSections() {
  const { isOwner, opened } = useEditor()
  return (
    <EditorSection id="udseende" intro="Prøv dig frem. Alt kan laves om.">
      <AutosavedSection sections={look}>
        <ThemeFields />
      </AutosavedSection>
      {isOwner ? (
        <AutosavedSection sections={layout}>
          <LayoutFields />
        </AutosavedSection>
      ) : (
        <OwnerDecides ownerName={opened.ownerName} what="vælge, hvordan siden er bygget op" />
      )}
    </EditorSection>
  )
}

/** Settings beyond the page's content; visibility, address and publishing have their own buttons. */
export function OwnerSections({ siteUrl }: { siteUrl: string }) {
  const { isOwner, opened } = useEditor()
  return (
    <>
      {isOwner && !opened.isOwnStory && (
        <EditorSection id="maerkedage" intro="Alle, der er med på siden, kan få en stille besked hvert år.">
          <AutosavedSection sections={remembrance}>
            <RemembranceFields />
          </AutosavedSection>
        </EditorSection>
      )}
      <EditorSection id="synlighed">
        {isOwner ? (
          <SectionForm sections={visibility} submitLabel="Gem, hvem der må se siden">
            <ReportUnsaved section="synlighed" />
            <VisibilityFields />
          </SectionForm>
        ) : (
          <OwnerDecides ownerName={opened.ownerName} what="vælge, hvem der må se siden" />
        )}
        <AutosavedSection sections={moderation}>
          <ModerationFields />
        </AutosavedSection>
      </EditorSection>
      {isOwner && (
        <>
          <EditorSection id="adresse" intro="Gamle links og koder på sten bliver ved med at virke.">
            <SectionForm sections={address} submitLabel="Gem adressen">
              <ReportUnsaved section="adresse" />
              <AddressFields siteUrl={siteUrl} />
            </SectionForm>
          </EditorSection>
          <EditorSection id="udgiv">
            <PublishSection />
          </EditorSection>
        </>
      )}
      {!isOwner && (
        <EditorSection id="ejer">
          <OwnerDecides
            ownerName={opened.ownerName}
            what="ændre sidens adresse, slå besked på mærkedage til, vise eller skjule siden og invitere andre"
          />
        </EditorSection>
      )}
    </>
  )
}

function AddressFields({ siteUrl }: { siteUrl: string }) {
  const { memorial, opened } = useEditor()
  const address = `${siteUrl}/memorial/${memorial.slug}`
  return (
    <div className="space-y-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="break-all">{address}</span>
        <CopyButton value={address} label="Kopiér linket" />
      </p>
      {!opened.room.ownAddress && <PlanNote coming={opened.room.coming}>{roomTexts.address}</PlanNote>}
      <TextField
        name="slug"
        label="Sidste del af adressen"
        hint="Små bogstaver fra a til z, tal og bindestreger."
        autoComplete="off"
        maxLength={80}
      />
    </div>
  )
}
