import { ActionForm } from '@/components/form/action-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { OpenStoryForm } from '@/components/members/open-story-form'
import { RequestForm } from '@/components/members/request-form'
import { Notice } from '@/components/ui/notice'
import { ownStoryRefusalDays, refusalDays, type SuccessionView } from '@/lib/domain/members/schema'

type SuccessionStateProps = {
  succession: SuccessionView
  drafts: { request: FormDraftView; open: FormDraftView }
}

/** What a successor can do now: wait, request, or request again. */
export function SuccessionState({ succession, drafts }: SuccessionStateProps) {
  const { memorialId, slug, memorialName, isOwnStory, canOpen, request } = succession
  const path = `/api/memorials/${memorialId}/successor`
  if (request?.status === 'waiting') {
    return (
      <div className="space-y-6">
        {canOpen ? (
          <>
            <p>
              Nu kan du lukke siden op. Den bliver din, og du kan læse den og lægge til. Den vises ikke for andre, før
              du selv siger til.
            </p>
            <OpenStoryForm memorialId={memorialId} slug={slug} name={memorialName} draft={drafts.open} />
          </>
        ) : (
          <Notice title={isOwnStory ? 'Du har sagt til' : 'Din anmodning ligger hos os'}>
            Du sendte den {request.askedOn}. {waitingText(succession)}
          </Notice>
        )}
        <blockquote className="whitespace-pre-line break-words border-border border-l-4 pl-5 text-muted-foreground">
          {request.reason}
        </blockquote>
        <ActionForm
          action={`${path}/withdraw`}
          label="Træk anmodningen tilbage"
          pendingText="Trækker tilbage..."
          doneMessage={{ title: 'Anmodningen er trukket tilbage' }}
        />
      </div>
    )
  }
  return (
    <div className="space-y-8">
      {request?.status === 'refused' && (
        <Notice title="Svar på din anmodning">
          <p className="whitespace-pre-line break-words">{request.answer ?? 'Der er sagt nej til den.'}</p>
        </Notice>
      )}
      <p>{askText(succession)}</p>
      <RequestForm memorialId={memorialId} isOwnStory={isOwnStory} draft={drafts.request} />
      <div className="border-border border-t pt-8">
        <p className="mb-4 text-muted-foreground">Vil du ikke længere være efterfølger, kan du sige det her.</p>
        <ActionForm
          action={`${path}/remove`}
          label="Jeg vil ikke være efterfølger"
          pendingText="Et øjeblik..."
          confirm={{
            title: 'Vil du ikke længere være efterfølger?',
            description: 'Den, der ejer siden, kan vælge en anden.',
            label: 'Sig fra',
          }}
          doneMessage={{ title: 'Du er ikke længere efterfølger' }}
          goTo="/profile"
        />
      </div>
    </div>
  )
}

function askText({ ownerName, isOwnStory }: SuccessionView): string {
  if (!ownerName) return 'Ingen ejer siden lige nu, og vi passer på den. Bed om at overtage den, så ser vi på det.'
  if (isOwnStory) {
    return `${ownerName} har skrevet sin egen historie på siden og valgt dig til at tage over. Ingen andre kan se den nu. Når ${ownerName} er død, siger du til her. Vi skriver først til ${ownerName}, som har ${ownStoryRefusalDays} dage til at sige nej. Derefter kan du lukke siden op.`
  }
  return `${ownerName} passer på siden. Bed kun om at overtage den, når det er nødvendigt, for eksempel når ${ownerName} er død eller ikke selv kan mere. Vi skriver først til ${ownerName}, som har ${refusalDays} dage til at sige nej.`
}

function waitingText({ ownerName, isOwnStory, request }: SuccessionView): string {
  if (!ownerName) return 'Vi ser på den, så snart vi kan.'
  if (isOwnStory)
    return `${ownerName} har fået besked. Siger ${ownerName} ikke nej, kan du lukke siden op fra den ${request?.until}.`
  return `${ownerName} har fået besked og har ${refusalDays} dage til at svare. Derefter ser vi på det og skriver til dig.`
}
