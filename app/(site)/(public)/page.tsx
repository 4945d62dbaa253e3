import { AdvancedSection } from '@/components/landing/advanced-section'
import { CandleSection } from '@/components/landing/candle-section'
import { ClosingSection } from '@/components/landing/closing-section'
import { FollowUpSection } from '@/components/landing/follow-up-section'
import { GuestbookSection } from '@/components/landing/guestbook-section'
import { Hero } from '@/components/landing/hero'
import { MusicSection } from '@/components/landing/music-section'
import { OptionsSection } from '@/components/landing/options-section'
import { PremiumSection } from '@/components/landing/premium-section'
import { ResellerSection } from '@/components/landing/reseller-section'
import { StoneSection } from '@/components/landing/stone-section'
import { StorySection } from '@/components/landing/story-section'
import { TimelineSection } from '@/components/landing/timeline-section'

export default function LandingPage() {
  return (
    <>
      <Hero />
      <StoneSection />
      <StorySection />
      <TimelineSection />
      <CandleSection />
      <GuestbookSection />
      <MusicSection />
      <FollowUpSection />
      <OptionsSection />
      <AdvancedSection />
      <PremiumSection />
      <ResellerSection />
      <ClosingSection />
    </>
  )
}
