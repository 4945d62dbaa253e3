import { ContributionWords } from '@/components/moderation/contribution-words'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { decidedTexts, statusTexts } from '@/lib/domain/contributions/copy'
import type { ContributionView } from '@/lib/domain/contributions/schema'
import { Section } from './section'

const SAMPLE: ContributionView = {
  id: 'eksempel',
  kind: 'greeting',
  authorName: 'Grethe Møller',
  relation: 'kollega',
  title: null,
  message:
    'I 22 år delte vi lærerværelse. Hun havde altid en tændstikæske i lommen, og jeg nåede aldrig at spørge hvorfor. Er der nogen, der ved det?',
  year: null,
  createdAt: '2025-03-16T14:12:00Z',
  status: 'pending',
  statusText: statusTexts.pending,
  own: false,
  burning: false,
  pictures: [],
}

const approved = decidedTexts('greeting', 'approve')
const rejected = decidedTexts('greeting', 'reject')

/** A demo of the moderation queue: three radio buttons, so it works without script. */
export function FollowUpSection() {
  return (
    <Section className="md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <div>
        <h2 className="text-3xl">Familien læser først</h2>
        <div className="mt-5 space-y-4 text-lg">
          <p>
            I får besked, når nogen har skrevet en hilsen, tændt et lys eller delt et minde. I godkender eller afviser,
            hvor I end er, også direkte fra mailen.
          </p>
          <p>Det, I ikke godkender, ser ingen andre.</p>
        </div>
      </div>
      <fieldset className="group/post min-w-0 rounded-2xl bg-card p-6 text-card-foreground shadow-lift sm:p-10 sm:pb-8">
        <legend className="sr-only">Prøv det: hvad skal der ske med hilsenen?</legend>
        <ContributionWords post={SAMPLE} headingId="eksempel-navn" />
        <div className="mt-6 flex flex-wrap gap-3">
          <Choice value="approve" label="Godkend hilsen" variant="primary" />
          <Choice value="reject" label="Afvis" variant="outline" />
        </div>
        <div role="status" className="mt-6 mb-3 min-h-20 wrap-anywhere sm:min-h-8">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 group-has-[[value=approve]:checked]/post:hidden group-has-[[value=reject]:checked]/post:hidden">
            <Badge variant="info" className="whitespace-normal!">
              {statusTexts.pending}
            </Badge>{' '}
            Kun I kan se den.
          </p>
          <p className="hidden flex-wrap items-center gap-x-4 gap-y-2 group-has-[[value=approve]:checked]/post:flex">
            <Badge variant="success" className="whitespace-normal!">
              {statusTexts.approved}
            </Badge>{' '}
            {approved.description}
          </p>
          <p className="hidden flex-wrap items-center gap-x-4 gap-y-2 group-has-[[value=reject]:checked]/post:flex">
            <Badge className="whitespace-normal!">{statusTexts.rejected}</Badge> {rejected.description}
          </p>
        </div>
        <Choice value="reopen" label="Lad den vente" variant="ghost" isFirst />
      </fieldset>
    </Section>
  )
}

type ChoiceProps = { value: string; label: string; variant: 'primary' | 'outline' | 'ghost'; isFirst?: boolean }

function Choice({ value, label, variant, isFirst = false }: ChoiceProps) {
  return (
    <label
      className={`${buttonVariants({ variant })} has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 ${isFirst ? UNDO : DECIDED}`}
    >
      <input
        type="radio"
        name="eksempel-hilsen"
        value={value}
        defaultChecked={isFirst}
        autoComplete="off"
        className="sr-only"
      />
      {label}
    </label>
  )
}

const DECIDED = 'has-checked:bg-secondary has-checked:text-secondary-foreground has-checked:hover:bg-secondary-strong'
// Already pending, so there is nothing to undo yet; visible on keyboard focus.
const UNDO = '-mb-4 -ml-5 has-checked:opacity-0 has-focus-visible:opacity-100'
