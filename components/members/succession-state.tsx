import { ActionForm } from '@/components/form/action-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { RequestForm } from '@/components/members/request-form'
import { Notice } from '@/components/ui/notice'
import { refusalDays, type SuccessionView } from '@/lib/domain/members/schema'

type SuccessionStateProps = { succession: SuccessionView; draft: FormDraftView }

/** What a successor can do now: wait, request, or request again. */
export function SuccessionState({ succession, draft }: SuccessionStateProps) {
  const { memorialId, ownerName, request } = succession
  const path = `/api/memorials/${memorialId}/successor`
  if (request?.status === 'waiting') {
    return (
      <div className="space-y-6">
        <Notice title="Din anmodning ligger hos os">
          Du sendte den {request.askedOn}. {ownerName ? ownerWaits(ownerName) : 'Vi ser på den, så snart vi kan.'}
        </Notice>
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
      <p>
        {ownerName
          ? `${ownerName} passer på siden. Bed kun om at overtage den, når det er nødvendigt, for eksempel når ${ownerName} er død eller ikke selv kan mere. Vi skriver først til ${ownerName}, som har ${refusalDays} dage til at sige nej.`
          : 'Ingen ejer siden lige nu, og vi passer på den. Bed om at overtage den, så ser vi på det.'}
      </p>
      <RequestForm memorialId={memorialId} draft={draft} />
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

const ownerWaits = (name: string) =>
  `${name} har fået besked og har ${refusalDays} dage til at svare. Derefter ser vi på det og skriver til dig.`
