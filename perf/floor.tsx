/** The smallest possible sign-in page of this stack: React, and antd's form with two fields and a button. */
import { Button, Form, Input } from 'antd';
import { createRoot } from 'react-dom/client';
// The host sends the policy of deploy/, under which antd could not write its sheets.
import '../src/lib/browser/trustedTypes';

const FIELDS = { email: Input, password: Input.Password };

function Floor() {
  return (
    <Form name="floor">
      {Object.entries(FIELDS).map(([name, Field]) => (
        <Form.Item key={name} name={name} rules={[{ required: true }]}>
          <Field />
        </Form.Item>
      ))}
      <Button type="primary" htmlType="submit">
        {'OK'}
      </Button>
    </Form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Floor />);
