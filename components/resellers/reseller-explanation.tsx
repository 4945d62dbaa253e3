import { Answer } from '@/components/ui/answer'
import { TextLink } from '@/components/ui/text-link'

/** Explains to stonemasons what a reseller does. */
export function ResellerExplanation() {
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <Answer title="Hvad får jeres kunder?">
        <p>
          En mindeside, der åbnes med koden på stenen. Familien skriver selv, lægger billeder op og bestemmer, hvem der
          må se siden. Den følger med stenen og koster dem ikke ekstra.
        </p>
      </Answer>
      <Answer title="Hvad skal I gøre?">
        <p>
          I sætter pladen på, eller I hugger koden, og giver familien kortet med aktiveringskoden. Siden laver de selv,
          når de er klar. Har de spørgsmål til den, svarer vi.
        </p>
      </Answer>
      <Answer title="Skal vi have nye maskiner?">
        <p>
          Nej. En færdig plade skal kun sættes på. Hugger I koden i stenen, får I en ren tegning af koden i millimeter.
          Felterne skal være mindst 1 mm brede, og den færdige sten skal kunne scannes.
        </p>
      </Answer>
      <Answer title="Kan koden holde lige så længe som stenen?">
        <p>
          {/* 1 of 3 kept by: lib/domain/memorial-page/documents.test.ts */}
          Koden peger på en adresse, som aldrig bliver ændret, og den kan læses, selv om en del af den er slidt. Går en
          plade i stykker, kan I sætte en ny på. Siden er der stadig.
        </p>
      </Answer>
      <Answer title="Hvad kan vi se?">
        <p>
          I kan få at vide, om jeres koder er taget i brug. I kan ikke se, hvem familien er, eller hvad der står på
          siden. Det er deres.
        </p>
      </Answer>
      <Answer title="Hvad hvis vi holder op?">
        <p>
          I kan opsige aftalen med en måneds varsel. De koder, I har udleveret, virker stadig, og ingen side lukker.
        </p>
      </Answer>
      <Answer title="Hvem kan blive forhandler?">
        <p>
          Stenhuggere, bedemænd, skiltemagere og kirkegårde med et CVR-nummer. Vi taler med hver enkelt, inden vi siger
          ja.
        </p>
      </Answer>
      <Answer title="Hvad står der i aftalen?">
        <p>
          Den er kort og skrevet, så den kan læses.{' '}
          <TextLink href="/reseller-terms">Betingelser for forhandlere</TextLink>.
        </p>
      </Answer>
    </div>
  )
}
