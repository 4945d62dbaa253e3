'use client'

import { useFormContext } from 'react-hook-form'
import { AddressFields } from '@/components/memorials/address-fields'
import { AutosavedSection } from '@/components/memorials/autosaved-section'
import { useEditor } from '@/components/memorials/editor-provider'
import { EditorSection, ReportUnsaved } from '@/components/memorials/editor-section'
import { LayoutFields, ThemeFields } from '@/components/memorials/look-fields'
import { OwnerDecides } from '@/components/memorials/owner-decides'
import { PublishSection } from '@/components/memorials/publish-section'
import { SectionForm } from '@/components/memorials/section-form'
import { ModerationFields, VisibilityFields } from '@/components/memorials/visibility-fields'
import { Checkbox } from '@/components/ui/checkbox'
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
    <EditorSection id="udseende" title="Udseende" intro="Prøv dig frem. Alt kan laves om.">
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
        <EditorSection
          id="maerkedage"
          title="Mærkedage"
          intro="Alle, der er med på siden, kan få en stille besked hvert år."
        >
          <AutosavedSection sections={remembrance}>
            <RemembranceFields />
          </AutosavedSection>
        </EditorSection>
      )}
      <EditorSection id="synlighed" title="Synlighed og godkendelse">
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
          <EditorSection id="adresse" title="Adresse" intro="Gamle links og koder på sten bliver ved med at virke.">
            <SectionForm sections={address} submitLabel="Gem adressen">
              <ReportUnsaved section="adresse" />
              <AddressFields siteUrl={siteUrl} />
            </SectionForm>
          </EditorSection>
          <EditorSection id="udgiv" title="Åbn eller skjul siden">
            <PublishSection />
          </EditorSection>
        </>
      )}
      {!isOwner && (
        <EditorSection id="ejer" title="Det bestemmer ejeren">
          <OwnerDecides
            ownerName={opened.ownerName}
            what="ændre sidens adresse, slå besked på mærkedage til, vise eller skjule siden og invitere andre"
          />
        </EditorSection>
      )}
    </>
  )
}
