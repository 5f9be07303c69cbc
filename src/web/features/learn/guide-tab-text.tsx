import { postureDrawings } from '#content/posture-guide/drawings.ts';
import type { GuideSection, GuideTab } from '#content/posture-guide/guide-tab.ts';
import { PostureFigure } from '#ui/figures/posture-figure.tsx';

/** What a tab of the posture guide says, with the drawings of its postures. */
export function GuideTabText({ tab }: { tab: GuideTab }) {
  return (
    <>
      <p className="mb-8 max-w-prose font-serif text-[1.375rem] leading-snug text-pretty">{tab.lead}</p>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        {tab.sections.map((section) => (
          <GuidePart key={section.title} section={section} />
        ))}
      </div>
    </>
  );
}

function GuidePart({ section: { title, body, posture } }: { section: GuideSection }) {
  return (
    <section className={posture ? 'sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-6' : undefined}>
      {posture && (
        <div className="mb-4 self-start rounded-xl border border-line bg-surface p-3 shadow-card sm:mb-0">
          <PostureFigure
            posture={posture}
            label={postureDrawings[posture]}
            className="mx-auto aspect-square w-full max-w-52 fill-surface"
          />
        </div>
      )}
      <div>
        <h2 className="mb-2 text-[1.375rem]">{title}</h2>
        {body.map((paragraph) => (
          <p key={paragraph} className="mb-3 max-w-prose">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
