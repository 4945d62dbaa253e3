import { CandleSection } from '@/components/landing/candle-section'
import { AdvancedSection, ClosingSection, PremiumSection, ResellerSection } from '@/components/landing/closing-sections'
import { FollowUpSection } from '@/components/landing/follow-up-section'
import { GuestbookSection } from '@/components/landing/guestbook-section'
import { MusicSection } from '@/components/landing/music-section'
import { Hero, StoneSection, StorySection } from '@/components/landing/opening-sections'
import { OptionsSection } from '@/components/landing/options-section'
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
