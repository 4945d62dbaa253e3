'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { PlanNote } from '@/components/billing/plan-note'
import { AutosavedSection } from '@/components/memorials/autosaved-section'
import { useEditor } from '@/components/memorials/editor-provider'
import { EditorSection, ReportUnsaved } from '@/components/memorials/editor-section'
import { LayoutFields, ThemeFields } from '@/components/memorials/look-fields'
import { AfterOpening, OpenToOthers, OwnStoryNotice } from '@/components/memorials/open-to-others'
import { OwnerDecides } from '@/components/memorials/owner-decides'
import { SectionForm } from '@/components/memorials/section-form'
import { showFailedUpdate } from '@/components/memorials/show-field-errors'
import { TextField } from '@/components/memorials/text-field'
import { ModerationFields, VisibilityFields } from '@/components/memorials/visibility-fields'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { CopyButton } from '@/components/ui/copy-button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { messageOf } from '@/lib/client/api'
import { roomTexts } from '@/lib/domain/billing/copy'
import { opensWithCode, stateNames } from '@/lib/domain/memorials/copy'
import type { chosenStates, MemorialForm } from '@/lib/domain/memorials/schema'

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

type ChosenState = (typeof chosenStates)[number]

/** Publishes the page or hides it again; explains an action that is unavailable. */
function PublishSection() {
  const { memorial, opened, save } = useEditor()
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  // The page was not published before this visit.
  const isFirstTime = opened.publishedAt === null
  const canOpen = opened.codes.length > 0 || opened.publishedAt !== null

  async function become(state: ChosenState) {
    setIsSaving(true)
    setRefusal(null)
    await save({ state }).catch((error) => {
      showFailedUpdate(error)
      setRefusal(messageOf(error))
    })
    setIsSaving(false)
  }

  return (
    <div className="space-y-5">
      <p className="flex flex-wrap items-center gap-3">
        Lige nu:{' '}
        <Badge variant={memorial.state === 'published' ? 'success' : 'neutral'}>{stateNames[memorial.state]}</Badge>
        {opened.hiddenReason !== null && <Badge variant="danger">Skjult af os</Badge>}
      </p>
      {refusal && <Notice variant="error">{refusal}</Notice>}
      {memorial.state === 'memorialised' && <p>Siden er bevaret og bliver stående, som den er.</p>}
      {memorial.state === 'published' && isFirstTime && <AfterOpening />}
      {memorial.state === 'published' && (
        <div className="flex flex-wrap gap-3">
          {!isFirstTime && <LinkButton href={`/memorial/${memorial.slug}`}>Åbn mindesiden</LinkButton>}
          {!isFirstTime && (
            <LinkButton href={`/memorial/${memorial.slug}/admin/card`} variant="outline" prefetch={false}>
              Udskriv det lille kort
            </LinkButton>
          )}
          <AlertDialog
            trigger={
              <Button variant="outline" pending={isSaving} pendingText="Skjuler...">
                Skjul siden
              </Button>
            }
            title="Skjul mindesiden?"
            description="Den, der scanner stenen eller bruger linket, kan ikke se siden, før du åbner den igen. Intet bliver slettet."
            confirmLabel="Skjul siden"
            onConfirm={() => become('archived')}
          />
        </div>
      )}
      {opened.isOwnStory && <OwnStoryNotice />}
      {(memorial.state === 'draft' || memorial.state === 'archived') &&
        !opened.isOwnStory &&
        (canOpen ? (
          <>
            <LinkButton href={`/memorial/${memorial.slug}`} variant="outline" prefetch={false}>
              Se, hvordan den ser ud
            </LinkButton>
            <OpenToOthers />
          </>
        ) : (
          <Notice title="Siden er en kladde">
            {opensWithCode} <TextLink href="/profile">Se dine QR-koder</TextLink>, eller scan koden på stenen, når du
            har den.
          </Notice>
        ))}
    </div>
  )
}
