import { makeStaticStyles, makeStyles, tokens } from '@fluentui/react-components';

/** A phone: up to the specification's `xs`. */
const phone = '@media (max-width: 30em)';

/**
 * The page behind the form. Fluent keeps the room of its scroll bar, which shows the ground of the page: it is dimmed with
 * the rest.
 */
export const usePageBehind = makeStaticStyles({
  'html:has(.fui-DialogSurface__backdrop)': {
    backgroundColor: `color-mix(in srgb, black 40%, ${tokens.colorNeutralBackground2})`,
  },
  'html:has(.fui-DialogSurface__backdrop) body': { backgroundColor: tokens.colorNeutralBackground2 },
});

/** The look of the form. It comes with the form's script, so that no page carries it. */
export const useFormStyles = makeStyles({
  surface: {
    width: '100%',
    maxWidth: '500px',
    padding: '0',
    display: 'flex',
    flexDirection: 'column',
    border: '0',
    borderLeft: '6px solid var(--teal)',
    borderRadius: tokens.borderRadiusMedium,
    [phone]: { height: ['100vh', '100dvh'], maxWidth: '100vw', borderRadius: '0' },
    // Fluent keeps room there for a scroll bar of the whole form.
    '@media screen and (max-height: 359px)': { paddingRight: '0', overflowY: 'visible' },
    // The system's colours are the same in front and behind.
    '@media (forced-colors: active)': { border: '1px solid', borderLeftWidth: '6px' },
  },
  head: {
    display: 'flex',
    flexShrink: '0',
    alignItems: 'center',
    gap: '16px',
    padding: '14px 12px 14px 22px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    [phone]: { paddingInline: '16px 8px' },
  },
  title: {
    flexGrow: '1',
    fontFamily: 'var(--font-heading)',
    // Where letters are enlarged on a phone, its words have to fit.
    fontSize: 'min(1.3rem, 10vw)',
    lineHeight: '1.2',
    fontWeight: '600',
  },
  /** It scrolls below the head, which stays in view. */
  form: {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Whoever gets the focus brings its label into view.
    scrollPaddingBlockStart: '3rem',
    display: 'grid',
    // A long question in the list must not widen the form.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '14px',
    padding: '18px 22px 22px',
    [phone]: { paddingInline: '16px' },
  },
  /** Invisible to people: for bots only. */
  honeypot: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  field: {
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  /** Fluent takes the red edge away while the field has the focus. */
  wrong: {
    '& .fui-Input:focus-within, & .fui-Textarea:focus-within, & .fui-Select__select:focus': {
      borderTopColor: tokens.colorPaletteRedBorder2,
      borderRightColor: tokens.colorPaletteRedBorder2,
      borderBottomColor: tokens.colorPaletteRedBorder2,
      borderLeftColor: tokens.colorPaletteRedBorder2,
    },
  },
  note: {
    marginBlockStart: '4px',
    fontSize: '0.82rem',
    lineHeight: '1.35',
    color: tokens.colorNeutralForeground2,
  },
  error: {
    fontSize: '0.82rem',
    lineHeight: '1.35',
  },
  /** A long question is shown in as many lines as it needs, where the browser can. */
  select: {
    width: '100%',
    height: 'auto',
    minHeight: '40px',
    paddingTop: '7px',
    paddingBottom: '7px',
    textOverflow: 'ellipsis',
    whiteSpace: 'normal',
  },
  textarea: {
    paddingLeft: '18px',
    paddingRight: '18px',
  },
  end: {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    gap: '14px 20px',
    paddingBlockStart: '6px',
  },
  submit: {
    minWidth: '150px',
    [phone]: { width: '100%' },
  },
  sending: {
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorNeutralForeground2 },
  },
  privacy: {
    flexGrow: '1',
    flexBasis: 'max(200px, 12rem)',
    fontSize: '0.8rem',
    lineHeight: '1.45',
    color: tokens.colorNeutralForeground2,
  },
});

export const useNoticeStyles = makeStyles({
  place: {
    position: 'fixed',
    // At the lower edge: the form's head has its title and the button that closes it.
    insetBlockEnd: '12px',
    insetInline: '12px',
    // Above the form, which Fluent puts at 1,000,000.
    zIndex: '1000001',
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
  },
  notice: {
    maxWidth: '500px',
    padding: '14px 20px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderLeftWidth: '6px',
    boxShadow: tokens.shadow16,
  },
  success: {
    borderLeftColor: tokens.colorStatusSuccessBorder2,
  },
  failure: {
    borderLeftColor: tokens.colorStatusDangerBorder2,
  },
});
