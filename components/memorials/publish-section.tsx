'use client'

import { useState } from 'react'
import { useEditor } from '@/components/memorials/editor-provider'
import { AfterOpening, OpenToOthers, OwnStoryNotice } from '@/components/memorials/open-to-others'
import { showFailedUpdate } from '@/components/memorials/show-field-errors'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { messageOf } from '@/lib/client/api'
import { opensWithCode, stateNames } from '@/lib/domain/memorials/copy'
import type { chosenStates } from '@/lib/domain/memorials/schema'

type ChosenState = (typeof chosenStates)[number]

/** Publishes the page or hides it again; explains an action that is unavailable. */
export function PublishSection() {
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
