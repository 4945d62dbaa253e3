import { CandleSection } from '@/components/landing/candle-section'
import { ClosingSection } from '@/components/landing/closing-section'
import { GreetingsSection } from '@/components/landing/greetings-section'
import { Hero } from '@/components/landing/hero'
import { StoneSection } from '@/components/landing/stone-section'
import { StorySection } from '@/components/landing/story-section'

export default function LandingPage() {
  return (
    <>
      <Hero />
      <StoneSection />
      <StorySection />
      <CandleSection />
      <GreetingsSection />
      <ClosingSection />
    </>
  )
}
