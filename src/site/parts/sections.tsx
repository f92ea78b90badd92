import type { ReactNode } from 'react';
import type { Figure } from '../../../content/model/text-page.ts';
import type { CompiledFacts, CompiledSection, ServiceTable } from '../../compile/text-page-namespace.ts';
import { useNamespace } from '../page-context.ts';
import { DocumentList } from './document-list.tsx';
import { Facts } from './facts.tsx';
import { Fold } from './fold.tsx';
import line from './line-of-time.module.css';
import { PageIndex } from './page-index.tsx';
import { PageSection } from './page-section.tsx';
import { PictureFigure } from './picture.tsx';
import { RichText } from './rich-text.tsx';
import styles from './sections.module.css';
import { TableHead } from './table.tsx';

/** From how many sections on a page begins with a list of them. */
const indexFrom = 4;

interface SectionedPageProps {
  page: {
    /** The purpose of the page. */
    lead: string;
    sections?: readonly CompiledSection[];
    /** The facts that most visitors come for. */
    essentials?: CompiledFacts | undefined;
  };
  /** The parts of its own that come before the sections, for the list of these. */
  before?: readonly Pick<CompiledSection, 'id' | 'title'>[];
  /** All that stands above that list. */
  top?: ReactNode;
  children?: ReactNode;
  after?: ReactNode;
}

/** A page of sections: its lead, the way to the sections where they are many, what is its own, and each section with its heading. */
export function SectionedPage({ page, before = [], top, children, after }: SectionedPageProps) {
  const labels = useNamespace('labels');
  const { lead, sections = [], essentials } = page;
  const places = [...before, ...sections];
  return (
    <>
      <p className={`lead ${styles.lead}`}>{lead}</p>
      {essentials && (
        <dl className={styles.essentials}>
          {essentials.map(({ name, value }) => (
            <div key={name}>
              <dt className="muted">{name}</dt>
              <dd>
                <RichText html={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {top}
      {places.length >= indexFrom && <PageIndex of="sections" label={labels.common.onThisPage} places={places} />}
      {children}
      {sections.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
      {after}
    </>
  );
}

function SectionView({ section }: { section: CompiledSection }) {
  const { id, title, isFolded } = section;
  if (isFolded) {
    return (
      <Fold id={id} heading="h2" title={title}>
        <SectionContent section={section} labelledBy={`${id}-title`} />
      </Fold>
    );
  }
  return (
    <PageSection id={id} title={title}>
      <SectionContent section={section} labelledBy={id} />
    </PageSection>
  );
}

function SectionContent({ section, labelledBy }: { section: CompiledSection; labelledBy: string }) {
  const { text, picture, figures, facts, steps, checklist, services, links, documents } = section;
  return (
    <>
      {text && <RichText html={text} />}
      {picture && <PictureFigure className="measure" picture={picture} wide="38em" />}
      {figures && <Figures figures={figures} />}
      {facts && <Facts facts={facts.map(({ name, value }) => ({ name, value: <RichText html={value} /> }))} />}
      {steps && (
        <Steps steps={steps.map(({ text: html, ...step }) => ({ ...step, content: <RichText html={html} /> }))} />
      )}
      {checklist && (
        <ul className={`measure ${styles.checklist}`}>
          {checklist.map((each) => (
            <li key={each}>
              <label>
                <input type="checkbox" />
                <span>{each}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {services && <ServicePrices table={services} labelledBy={labelledBy} />}
      {links && <LinkCards links={links} />}
      {documents && <DocumentList documents={documents} labelledBy={labelledBy} />}
    </>
  );
}

interface StepsProps {
  steps: readonly { when?: string; title: string; content: ReactNode }[];
}

/** All that follows one another: numbered, or on a line of time where it is said when. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={steps.some(({ when }) => when) ? `${line.line} ${styles.timeline}` : styles.steps}>
      {steps.map(({ when, title, content }) => (
        <li key={title}>
          {when && <p className={styles.when}>{when}</p>}
          <h3>{title}</h3>
          {content}
        </li>
      ))}
    </ol>
  );
}

/** Numbers worth showing large, with what they count. */
function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt className="brief">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Links side by side, each with what is found there. */
function LinkCards({ links }: { links: NonNullable<CompiledSection['links']> }) {
  return (
    <ul className={styles.cards}>
      {links.map(({ link, text }) => (
        <li key={link.href} className="edge">
          <a href={link.href}>{link.label}</a>
          <p className="brief">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Services with their prices: a table, and on phones a name with its price to a line and what else there is in grey below it. */
function ServicePrices({ table, labelledBy }: { table: ServiceTable; labelledBy: string }) {
  const { name, columns, groups } = table;
  const all = groups.flatMap(({ rows }) => rows);
  // Of what few services have, no column is made: they say it below their names.
  const isColumn = ({ cell }: (typeof columns)[number]) => all.filter((row) => row[cell]).length * 2 > all.length;
  const shown = columns.filter(isColumn);
  const further = columns.filter((column) => !isColumn(column));
  return (
    <table className={`stacked-rows ${styles.services}`} aria-labelledby={labelledBy}>
      <TableHead columns={[name, ...shown.map(({ label }) => label)]} />
      {groups.map(({ link, rows }) => (
        <tbody key={rows[0]?.id}>
          {link && (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={shown.length + 1}>
                <a href={link.href}>{link.label}</a>
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.name}
                {further.map(({ cell, label }) => row[cell] && <small key={cell}>{` ${label}: ${row[cell]}`}</small>)}
              </th>
              {shown.map(({ cell, label }) => (
                <td key={cell} className={styles[cell]} data-label={label}>
                  {row[cell]}
                  {cell === 'price' && row.per && <small>{` ${row.per}`}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
