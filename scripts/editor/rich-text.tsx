import type { CustomFieldControlProps } from '@sveltia/cms';
import { type ClipboardEvent, Component, createRef, type KeyboardEvent } from 'react';
import { language, t } from './messages';
import { cleanHtml, pastedHtml } from './pasted-html';

type State = { isSource: boolean; leftOut: string[] };

/**
 * The field of a text that is HTML, with buttons for what that does. What holds more than the content may is shown as
 * it is written, so that nothing of it is lost unseen. A class, since the CMS has a React of its own.
 */
export class RichText extends Component<CustomFieldControlProps, State> {
  override state: State = { isSource: false, leftOut: [] };
  isBlock = Boolean(this.props.field.get('is_block'));
  clean = (html: string) => cleanHtml(html, this.isBlock);
  text = createRef<HTMLDivElement>();
  source = createRef<HTMLTextAreaElement>();
  /** What the field shows. */
  value: string | undefined;

  override componentDidMount() {
    document.execCommand('defaultParagraphSeparator', false, 'p');
    this.componentDidUpdate();
  }

  override componentDidUpdate() {
    const html = String(this.props.value ?? '');
    if (html === this.value) return;
    this.value = html;
    this.show(this.clean(html) !== html);
  }

  show(isSource: boolean) {
    const { value = '' } = this;
    if (isSource && this.source.current) this.source.current.value = value;
    if (!isSource && this.text.current) this.text.current.innerHTML = this.clean(value);
    this.setState({ isSource });
  }

  change(html: string) {
    this.value = html;
    this.props.onChange(html);
  }

  /** Deprecated, but browsers have nothing newer for editing HTML. */
  command(name: string, argument?: string) {
    this.text.current?.focus();
    document.execCommand(name, false, argument);
  }

  link() {
    const selection = getSelection();
    const around = selection?.anchorNode?.parentElement?.closest('a');
    const href = prompt(t('rich.address'), around?.getAttribute('href') ?? '')?.trim();
    if (href === undefined) return;
    if (around) selection?.selectAllChildren(around);
    this.command(href ? 'createLink' : 'unlink', href);
  }

  breakLine(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || this.isBlock) return;
    event.preventDefault();
    this.command('insertLineBreak');
  }

  paste(event: ClipboardEvent) {
    const copied = event.clipboardData.getData('text/html');
    if (!copied) return;
    event.preventDefault();
    const { html, leftOut } = pastedHtml(copied, this.isBlock);
    // the command drops spaces at the ends
    this.command('insertHTML', html.replace(/^\s|\s$/g, '&nbsp;'));
    this.setState({ leftOut });
  }

  override render() {
    const { isSource, leftOut } = this.state;
    const names = new Intl.ListFormat(language).format(
      leftOut.map((each) => t(`rich.left.${each as 'lists'}`)),
    );
    const label = String(this.props.field.get('label'));
    const tools = {
      bold: () => this.command('bold'),
      italic: () => this.command('italic'),
      link: () => this.link(),
      ...(this.isBlock && { list: () => this.command('insertUnorderedList') }),
      source: () => this.show(!isSource),
    };
    return (
      <div className="rich-text">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame */}
        <div role="group" aria-label={label}>
          {Object.entries(tools).map(([name, run]) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === 'source' ? isSource : undefined}
              // the selection stays in the text
              onMouseDown={(event) => event.preventDefault()}
              onClick={run}
            >
              {t(`rich.${name as 'bold'}`)}
            </button>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no markup */}
        <div
          ref={this.text}
          role="textbox"
          aria-label={label}
          aria-multiline
          tabIndex={0}
          contentEditable
          className="text"
          hidden={isSource}
          onInput={({ currentTarget }) => this.change(this.clean(currentTarget.innerHTML).trim())}
          onKeyDown={(event) => this.breakLine(event)}
          onPaste={(event) => this.paste(event)}
        />
        <textarea
          ref={this.source}
          aria-label={label}
          rows={6}
          hidden={!isSource}
          onChange={({ target }) => this.change(target.value)}
        />
        <p role="status">{names && t('rich.leftOut', { names })}</p>
      </div>
    );
  }
}
