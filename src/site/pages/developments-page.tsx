import { useNamespace } from '../page-context.ts';
import { EntryFold } from '../parts/fold.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { SectionedPage } from '../parts/sections.tsx';

/** The developments that the institute has handed over, each with its effect and the department that made it. */
export default function DevelopmentsPage() {
  const page = useNamespace('developments');
  return (
    <SectionedPage page={page} before={page.items}>
      {page.items.map(({ id, title, text, effect, unit, year, picture }) => (
        <EntryFold
          key={id}
          {...{ id, title, unit, picture }}
          heading="h2"
          note={
            <>
              <span className="visually-hidden">{page.effectLabel}: </span>
              {effect}
            </>
          }
          facts={[
            { name: page.unitLabel, value: <a href={unit.href}>{unit.label}</a> },
            { name: page.yearLabel, value: year },
          ]}
        >
          <RichText html={text} />
        </EntryFold>
      ))}
    </SectionedPage>
  );
}
