import type { ReactNode } from 'react'
import { Fold } from '@/components/ui/fold'
import { TextLink } from '@/components/ui/text-link'
import { freeRoomText, lapsedText } from '@/lib/domain/billing/copy'
import { bindingMonths, lapse, withdrawalDays } from '@/lib/domain/billing/plans'
import { remindersText } from '@/lib/domain/subscriptions/copy'

export function PricingAnswers({ isShopOpen }: { isShopOpen: boolean }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 lg:grid-cols-2">
      <Answer title="Hvad koster stenen eller pladen?">
        <p>
          Den køber I hos stenhuggeren eller bedemanden, og det er dem, der fastsætter prisen. Basis er med i den, så I
          skal ikke betale for mindesiden ved siden af.
        </p>
      </Answer>
      <Answer title="Hvor længe gælder det?">
        <p>
          {/* 1 of 2 kept by: lib/domain/billing/plans.test.ts, lib/shared/open-page.ts */}
          {/* 2 of 2 kept by: lib/domain/billing/plans.test.ts */}
          Basis følger stenen og har ingen udløbsdato. Der kommer ikke en regning, fordi tiden går.
        </p>
        {isShopOpen && (
          <p>
            {/* 1 of 2 no promise: describes the plan */}
            Premium gælder en måned eller et år ad gangen. Livstid gælder, så længe mindesiden findes.
          </p>
        )}
      </Answer>
      <Answer title="Koster det noget for gæsterne?">
        <p>
          {/* 2 of 2 kept by: lib/domain/contributions/commands/light-candle.test.ts, lib/domain/billing/capabilities.ts */}
          Nej. Det koster ikke noget at læse, tænde et lys og skrive en hilsen, heller ikke for dem, I giver adgang.
        </p>
      </Answer>
      <Answer title="Hvad sker der, når den, der ejer siden, dør?">
        <p>
          {/* 2 of 4 kept by: lib/domain/members/commands/start-takeover.test.ts */}
          Siden bliver, hvor den er. En anden i familien kan overtage den. Skriv til os, så finder vi ud af det sammen.
          Vi beder om papir på, hvem der skal have den.
        </p>
      </Answer>
      <Answer title="Hvad med en side uden kode?">
        <p>
          I kan begynde på en side, før stenen er der. Alle sider uden QR-kode på en konto deler {freeRoomText}. En side
          tæller ikke længere med, når en kode fører til den{isShopOpen && ', eller når I vælger Premium til den'}.
        </p>
      </Answer>
      {isShopOpen && <AnswersAboutPaying />}
    </div>
  )
}

function AnswersAboutPaying() {
  return (
    <>
      <Answer title="Hvad sker der, hvis vi holder op med at betale?">
        <p>
          {/* kept by: lib/domain/media/gallery/plan-room.test.ts */}
          Siden bliver stående, koden på stenen virker, og intet bliver slettet.
        </p>
        <p>
          {/* 1 of 3 kept by: lib/domain/billing/plan-state.ts */}
          {remindersText} Kommer betalingen ikke, går der {lapse.graceDays} dage, hvor alt er, som det plejer. Derefter{' '}
          {lapsedText}. Betaler I igen, kan I fortsætte, hvor I slap.
        </p>
      </Answer>
      <Answer title="Hvem betaler?">
        <p>En, der er med på siden. Planen hører til mindesiden, og den følger med, hvis en anden overtager siden.</p>
      </Answer>
      <Answer title="Hvordan betaler vi?">
        <p>
          {/* 3 of 3 kept by: lib/domain/subscriptions/due-agreements.test.ts */}
          Med kort, MobilePay eller bankoverførsel. Betaler I med kort, kan vi trække beløbet på kortet hver måned eller
          hvert år, hvis I ønsker det. Med MobilePay og bankoverførsel betaler I for en måned eller et år ad gangen, og
          før tiden er gået, sender vi en faktura.
        </p>
      </Answer>
      <Answer title="Kan vi fortryde?">
        <p>
          {/* 1, 3 of 3 kept by: lib/domain/subscriptions/law/withdrawal.ts */}
          Ja. I har {withdrawalDays} dage til at fortryde, fra I har sagt ja, og I behøver ikke give en grund. Det gør I
          under <TextLink href="/subscription">Sidernes planer</TextLink>. Har I bedt om, at planen begynder med det
          samme, betaler I for de hele dage, I har haft den.
        </p>
      </Answer>
      <Answer title="Er der binding?">
        <p>
          {/* 1 of 2 no promise: describes the plan */}
          {/* 2 of 2 kept by: lib/domain/subscriptions/law/leave-terms.ts */}
          Premium for en måned binder jer ikke længere end måneden. Har I betalt for et år, kan I stoppe, når der er
          gået {bindingMonths} måneder, og få resten tilbage.
        </p>
      </Answer>
      <Answer title="Hvordan siger vi op?">
        <p>
          Samme sted, som I købte: under <TextLink href="/subscription">Sidernes planer</TextLink>. Premium løber
          perioden ud og fornyes ikke.
        </p>
      </Answer>
    </>
  )
}

function Answer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold level="h3" title={title}>
      <div className="space-y-3 pb-6">{children}</div>
    </Fold>
  )
}
